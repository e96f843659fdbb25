import { setClock } from "@showroom/service/clock";

let offset = 0;
setClock(() => Date.now() + offset);

/** Moves the clock of API, jobs and render hub, which run in this process. */
export function passServerTime(milliseconds: number): void {
  offset += milliseconds;
}

/** A new world starts at the machine's time. */
export function restartTime(): void {
  offset = 0;
}
