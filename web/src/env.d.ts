declare module "icons:*" {
  const symbols: string;
  export default symbols;
}
