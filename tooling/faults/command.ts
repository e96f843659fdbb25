import { spawnSync } from "node:child_process";
import { keepOutput } from "@showroom/service/testing/searched-output";

interface Where {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Runs a command of the product to its end. What it reports of its work is kept for the search of the output; what it
 * answers, such as an invitation, is for whoever asked.
 */
export function runCommand(args: readonly string[], where: Where) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { ...where, encoding: "utf8" });
  keepOutput("command", stderr);
  return { code: status, answer: stdout, said: stderr };
}

/** @throws Error when the command fails, with what it said */
export function answerOf(args: readonly string[], where: Where): string {
  const { code, answer, said } = runCommand(args, where);
  if (code !== 0) throw new Error(`${args.join(" ")} failed:\n${said}`);
  return answer;
}
