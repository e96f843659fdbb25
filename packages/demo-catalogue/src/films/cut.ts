import type { Film } from "./films.ts";

export interface Cut {
  /** Frames per second. */
  readonly rate: number;
  /** One of every `step` frames is rendered. */
  readonly step: number;
  /** Seconds of the cross-fade between two looks. */
  readonly fade: number;
}

/** One look of a shot, and the rendered frames that show it, by their numbers in the film. */
export interface Run {
  readonly shot: number;
  readonly look: number;
  readonly frames: readonly number[];
}

/** The runs of a film in order, one per look of each shot. Two runs of a shot overlap during their cross-fade. */
export function cutFilm({ shots }: Pick<Film, "shots">, { rate, step, fade }: Cut): Run[] {
  let start = 0;
  return shots.flatMap(({ length, looks }, shot) => {
    const first = start;
    const end = first + Math.round(length * rate);
    start = end;
    const each = (length * rate) / looks.length;
    const half = (fade * rate) / 2;
    const rendered = Array.from({ length: end - first }, (_, frame) => first + frame).filter((at) => at % step === 0);
    return looks.map((_, look) => {
      const from = look === 0 ? first : first + look * each - half;
      const to = look === looks.length - 1 ? end : first + (look + 1) * each + half;
      return { shot, look, frames: rendered.filter((at) => at >= from && at <= to) };
    });
  });
}

/** The ffmpeg filter that interpolates the frames between two rendered ones. */
const between = (rate: number): string =>
  `minterpolate=fps=${rate}:mi_mode=mci:mc_mode=aobmc:me_mode=bidir:vsbmc=1:scd=none`;

const spanOf = ({ frames }: Run) => ({ first: frames[0] ?? 0, last: frames.at(-1) ?? 0 });

/**
 * The ffmpeg filter graph that makes one film of the runs, which are its inputs: it interpolates frames, cross-fades
 * within a shot and joins the shots.
 */
export function joinRuns(runs: readonly Run[], rate: number, step: number): string {
  const filters = runs.map((run, number) => {
    const { first, last } = spanOf(run);
    const filled = step > 1 ? between(rate) : `fps=${rate}`;
    return `[${number}:v]${filled},trim=end_frame=${last - first + 1},setpts=PTS-STARTPTS[run${number}]`;
  });
  const shots = new Map<number, { readonly name: string; readonly first: number; readonly last: number }>();
  for (const [number, run] of runs.entries()) {
    const { first, last } = spanOf(run);
    const before = shots.get(run.shot);
    if (before) {
      const duration = (before.last - first) / rate;
      const offset = (first - before.first) / rate;
      filters.push(
        `[${before.name}][run${number}]xfade=transition=fade:duration=${duration}:offset=${offset}[joined${number}]`,
      );
    }
    shots.set(run.shot, { name: before ? `joined${number}` : `run${number}`, first: before?.first ?? first, last });
  }
  const ends = [...shots.values()].map(({ name }) => `[${name}]`);
  return `${filters.join(";")};${ends.join("")}concat=n=${ends.length}`;
}
