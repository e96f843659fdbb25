import { pictureUrl } from "@showroom/api-contract/render-hub";
import type { RenderContext } from "@showroom/api-contract/render-hub";
import type { RenderMessage } from "@showroom/domain/render/render-request";

/** A picture for a place on the page. `preview` and `refined` ones are followed by better ones. */
export interface RenderImage {
  readonly context: RenderContext;
  readonly url: string;
  readonly stage: RenderMessage["stage"];
  readonly renderId: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

interface Newest {
  readonly serial: number;
  readonly renderId: string | null;
  /** Rank of the best stage seen. */
  readonly rank: number;
}

const STAGES = ["preview", "refined", "final"] as const;
/** Four contexts with three stages each, twice over. */
const MOST_EARLY = 24;

/** Finds for each message the place it is for; only the newest request of a place counts. */
export class NewestRenders {
  readonly #newest = new Map<RenderContext, Newest>();
  /** Messages that came before the answer with their render id. */
  #early: RenderMessage[] = [];
  #unanswered = 0;
  #serial = 0;

  /** Notes that a request is sent. What was asked for this place before no longer counts. */
  begin(context: RenderContext): number {
    this.#serial += 1;
    this.#unanswered += 1;
    this.#newest.set(context, { serial: this.#serial, renderId: null, rank: -1 });
    return this.#serial;
  }

  /** Notes a request's render id, and gives the pictures that came before it. */
  answered(context: RenderContext, serial: number, renderId: string): RenderImage[] {
    const newest = this.#newest.get(context);
    if (newest?.serial === serial) this.#newest.set(context, { ...newest, renderId });
    const early = this.#early.filter((message) => message.renderId === renderId);
    const images = early.map((message) => this.received(message)).filter((image) => image !== null);
    this.#settle();
    return images;
  }

  /** Notes that a request got no answer. */
  refused(): void {
    this.#settle();
  }

  isNewest(context: RenderContext, serial: number): boolean {
    return this.#newest.get(context)?.serial === serial;
  }

  /** The place a render id belongs to, if it still counts there. */
  contextOf(renderId: string): RenderContext | null {
    for (const [context, newest] of this.#newest) {
      if (newest.renderId === renderId) return context;
    }
    return null;
  }

  /** The picture to show, or null when the message is for an older request, worse than what is shown, or too early. */
  received(message: RenderMessage): RenderImage | null {
    const { renderId, stage, width, height } = message;
    const context = this.contextOf(renderId);
    const newest = context === null ? undefined : this.#newest.get(context);
    if (context === null || newest === undefined) {
      if (this.#unanswered > 0) this.#early = [...this.#early, message].slice(-MOST_EARLY);
      return null;
    }
    const rank = STAGES.indexOf(stage);
    if (rank <= newest.rank) return null;
    this.#newest.set(context, { ...newest, rank });
    return { context, url: pictureUrl(message), stage, renderId, width, height };
  }

  forget(context: RenderContext): void {
    this.#newest.delete(context);
  }

  #settle(): void {
    this.#unanswered -= 1;
    if (this.#unanswered === 0) this.#early = [];
  }
}
