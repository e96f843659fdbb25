declare module "virtual:first-script" {
  /** `start/first-script.ts` as one classic script (`vite.config.ts`). */
  const script: string;
  export default script;
}
