// Two people at each of many tables of Nim: `node load.cjs marches|boardgame BASE TABLES SECONDS THINK`.
// An answer is timed from the moment it is sent to the moment the other person's page has it. A table whose game is over
// is followed by another. Answers that nobody's page showed do not count. The last line of the output has the figures, as JSON.
const { io } = require('socket.io-client');
const { randomBytes } = require('node:crypto');

const [kind, base, tables, seconds, think] = process.argv.slice(2);
const THINK = 1000 * Number(think);
const figures = { answers: 0, refused: 0, tables: 0, latencies: [] };
let counting = false;
let ended = false;

const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const pause = () => wait(THINK * (0.5 + Math.random()));
const post = async (path, body, headers = {}) => {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return [response.status, await response.json().catch(() => ({}))];
};
/** Sets something up: a server that refuses that must not be measured. */
const must = async (path, body) => {
  const [status, found] = await post(path, body);
  if (status >= 300) throw new Error(`${path} was refused: ${status}`);
  return found;
};
const pick = (heap, most) => 1 + Math.floor(Math.random() * Math.min(heap, most));

/** Notes when each person's page came to each version. */
class Clock {
  sent = new Map();

  answer(version) {
    this.sent.set(version, performance.now());
  }

  seen(version) {
    for (const [wanted, moment] of this.sent) {
      if (version >= wanted) {
        this.sent.delete(wanted);
        if (counting) figures.latencies.push(performance.now() - moment);
      }
    }
  }
}

async function boardgame() {
  const { matchID } = await must('/games/nim/create', { numPlayers: 2 });
  const clocks = [new Clock(), new Clock()];
  const over = [0, 1].map(async (seat) => {
    const playerID = String(seat);
    const { playerCredentials: credentials } = await must(`/games/nim/${matchID}/join`, { playerID, playerName: playerID });
    const line = io(`${base}/nim`, { transports: ['websocket'], forceNew: true });
    let answered = -1;
    await new Promise((done) => {
      const look = async (state) => {
        clocks[1 - seat].seen(state._stateID);
        if (state.ctx.gameover || ended) return done();
        if (state.ctx.currentPlayer !== playerID || state._stateID <= answered) return;
        answered = state._stateID;
        await pause();
        if (ended) return done();
        clocks[seat].answer(state._stateID + 1);
        if (counting) figures.answers += 1;
        const payload = { type: 'take', args: [pick(state.G.heap, state.G.most)], playerID, credentials };
        line.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
      };
      line.on('connect', () => line.emit('sync', matchID, playerID, credentials, 2));
      line.on('sync', (_, info) => look(info.state));
      line.on('update', (_, state) => look(state));
    });
    line.close();
  });
  await Promise.all(over);
}

async function* events(path, secret, stop) {
  const headers = { authorization: `Bearer ${secret}` };
  const response = await fetch(base + path, { headers, signal: stop.signal });
  let text = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    text += part;
    const blocks = text.split('\n\n');
    text = blocks.pop();
    for (const block of blocks) {
      const rows = block.split('\n');
      if (rows[0] === 'event: page') yield JSON.parse(rows.find((row) => row.startsWith('data: ')).slice(6));
    }
  }
}

async function marches() {
  const seats = [{ kind: 'link' }, { kind: 'link' }];
  const made = await must('/api/tables', { game: 'nim', seats, options: { heap: 31 } });
  const clocks = [new Clock(), new Clock()];
  const secrets = made.links.map(() => randomBytes(16).toString('base64url'));
  for (const [i, link] of made.links.entries())
    await must(`/api/tables/${made.id}/claim`, { claim: link.secret, secret: secrets[i] });
  const over = made.links.map(async (link, i) => {
    const stop = new AbortController();
    let answered = -1;
    const answer = async (page) => {
      await pause();
      if (ended) return stop.abort();
      const { options, n } = page.question;
      const body = { n, answer: options[Math.floor(Math.random() * options.length)].answer };
      clocks[i].answer(page.version + 1);
      const [status] = await post(`/api/tables/${made.id}/answers`, body, { authorization: `Bearer ${secrets[i]}` });
      if (status !== 201) figures.refused += 1;
      else if (counting) figures.answers += 1;
    };
    try {
      for await (const page of events(`/api/tables/${made.id}/events`, secrets[i], stop)) {
        clocks[1 - i].seen(page.version);
        if (page.state !== 'playing' || ended) break;
        if (page.question?.options.length && page.n > answered) {
          answered = page.n;
          answer(page).catch(() => (figures.refused += 1));
        }
      }
    } catch (error) {
      if (!ended) throw error;
    }
    stop.abort();
  });
  await Promise.all(over);
}

async function table() {
  while (!ended) {
    if (counting) figures.tables += 1;
    await (kind === 'marches' ? marches() : boardgame());
  }
}

(async () => {
  // The first table may take long: a server reads its games then.
  if (kind === 'marches') await must('/api/tables', { game: 'nim', seats: [{ kind: 'me' }, { kind: 'me' }] });
  else await must('/games/nim/create', { numPlayers: 2 });
  const all = Array.from({ length: Number(tables) }, async (_, i) => {
    await wait(20 * i);
    await table();
  });
  await wait(20 * Number(tables) + 3000);
  counting = true;
  console.log('counting');
  await wait(1000 * Number(seconds));
  counting = false;
  console.log('counted');
  ended = true;
  await Promise.race([Promise.allSettled(all), wait(3000)]);
  const sorted = figures.latencies.sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const { answers, refused } = figures;
  console.log(JSON.stringify({ answers, refused, tables: figures.tables, p50: at(0.5), p99: at(0.99), timed: sorted.length }));
  process.exit(0);
})();
