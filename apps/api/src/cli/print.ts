/** What a command has to say. */
export const print = (text: string): void => void process.stdout.write(`${text}\n`);
