import { pictureSourceSet, pictureUrl } from "@showroom/api-contract/render-hub";
import type { RenderContext } from "@showroom/api-contract/render-hub";
import type { RenderMessage } from "@showroom/domain/render/render-request";
import type { UnnamedPicture } from "./received-picture.ts";

/** A picture for a place on the page. Better ones follow after the stages `preview` and `refined`. */
export interface RenderImage {
  readonly context: RenderContext;
  readonly url: string;
  /**
   * Its `srcset`, with smaller copies. Absent for a preview, which is small and must not wait for a copy, and from a hub
   * that only follows the specification.
   */
  readonly srcSet?: string | undefined;
  readonly stage: RenderMessage["stage"];
  readonly renderId: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

interface Newest {
  readonly serial: number;
  /** Size of the requested picture. */
  readonly size: Size;
  readonly renderId: string | null;
  /** Rank of the best stage so far. */
  readonly rank: number;
}

const STAGES = ["preview", "refined", "final"] as const;
/** Maximum number of early messages: twice four contexts with three stages each. */
const MOST_EARLY = 24;

/** Finds the place of each message. Drops messages for older requests of the place. */
export class NewestRenders {
  readonly #newest = new Map<RenderContext, Newest>();
  /** Messages that came before the response with their render id. */
  // Stryker disable next-line ArrayDeclaration: an entry without a render id is never found
  #early: RenderMessage[] = [];
  #unanswered = 0;
  #serial = 0;

  /** Records that a request is sent. Earlier requests of this place no longer count. */
  begin(context: RenderContext, size: Size): number {
    this.#serial += 1;
    this.#unanswered += 1;
    this.#newest.set(context, { serial: this.#serial, size, renderId: null, rank: -1 });
    return this.#serial;
  }

  /**
   * Records a request's render id, and returns the pictures that arrived before it, each better than the one before.
   */
  answered(context: RenderContext, serial: number, renderId: string): RenderImage[] {
    const newest = this.#newest.get(context);
    if (newest?.serial === serial) this.#newest.set(context, { ...newest, renderId });
    // Stryker disable next-line ConditionalExpression,MethodExpression: early messages of others are stored again
    const early = this.#early.filter((message) => message.renderId === renderId);
    const images = early.map((message) => this.received(message)).filter((image) => image !== null);
    this.#settle();
    return images;
  }

  /** Records that a request failed. */
  refused(): void {
    this.#settle();
  }

  isNewest(context: RenderContext, serial: number): boolean {
    return this.#newest.get(context)?.serial === serial;
  }

  /** The place of a render id; null when a newer request replaced it. */
  contextOf(renderId: string): RenderContext | null {
    return this.#find(renderId)?.[0] ?? null;
  }

  /**
   * The picture to show; null when the message belongs to an older request, has a lower stage than the picture shown,
   * or is early.
   */
  received(message: RenderMessage): RenderImage | null {
    const { renderId, stage, width, height } = message;
    const found = this.#find(renderId);
    if (found === undefined) {
      if (this.#unanswered > 0) this.#early = [...this.#early, message].slice(-MOST_EARLY);
      return null;
    }
    const [context, newest] = found;
    const rank = STAGES.indexOf(stage);
    if (rank <= newest.rank) return null;
    this.#newest.set(context, { ...newest, rank });
    const url = pictureUrl(message);
    const srcSet = stage === "preview" ? undefined : pictureSourceSet(url, width);
    return { context, url, srcSet, stage, renderId, width, height };
  }

  /**
   * The picture to show, from a hub that sends no render ids. It counts for the newest request without a picture, or
   * else for the newest request. Null without requests.
   */
  receivedUnnamed({ filename, fullpath }: UnnamedPicture): RenderImage | null {
    const final = STAGES.indexOf("final");
    const byAge = [...this.#newest].toSorted(([, one], [, other]) => other.serial - one.serial);
    const found = byAge.find(([, { rank }]) => rank < final) ?? byAge[0];
    if (found === undefined) return null;
    const [context, newest] = found;
    this.#newest.set(context, { ...newest, rank: final });
    const url = pictureUrl({ filename, fullpath });
    return { context, url, stage: "final", renderId: newest.renderId ?? "", ...newest.size };
  }

  forget(context: RenderContext): void {
    this.#newest.delete(context);
  }

  #find(renderId: string): readonly [RenderContext, Newest] | undefined {
    return [...this.#newest].find(([, newest]) => newest.renderId === renderId);
  }

  #settle(): void {
    this.#unanswered -= 1;
    // Stryker disable next-line ArrayDeclaration: an entry without a render id is never found
    if (this.#unanswered === 0) this.#early = [];
  }
}
