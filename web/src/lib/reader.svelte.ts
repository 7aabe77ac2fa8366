// The rule that is being read.
import { get, Trouble } from "./api";
import type { Rule } from "./types";

class Reader {
  rule = $state.raw<Rule | null>(null);
  trouble = $state("");

  async open(id: string): Promise<void> {
    this.trouble = "";
    try {
      this.rule = await get<Rule>(`api/rules/${id}`);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.trouble = error.message;
    }
  }
  close(): void {
    this.rule = null;
    this.trouble = "";
  }
}

export const reader = new Reader();
