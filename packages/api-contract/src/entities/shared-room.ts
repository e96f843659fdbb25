import * as z from "zod/mini";
import type { RenderArticle } from "@showroom/domain/model/fixture-model";
import { PANORAMA_FACES, type RenderRequest } from "@showroom/domain/render/render-request";
import { centsSchema, flagSchema, textSchema } from "./scalars.ts";

/** What is seen of a room behind a share link, and what can be pressed in its pictures. */
export const sharedRoomSchema = z.object({
  /** The request of its picture and how its articles are drawn, as text: a `SharedScene`. */
  scene: textSchema,
  /** What is chosen, in the order of the price. */
  choices: z.array(
    z.object({
      key: textSchema,
      title: textSchema,
      name: textSchema,
      /** What it costs extra; null where the price has no line of it. */
      line: z.nullable(z.object({ totalPrice: centsSchema, indicative: flagSchema })),
      /** The parts of a picture that show it, as `partKey` names them. */
      parts: z.array(textSchema),
    }),
  ),
  /** The pictures of its panorama. Empty when not all of them were made before. */
  faces: z.array(z.object({ face: z.enum(PANORAMA_FACES), url: textSchema })),
});
export type SharedRoom = z.output<typeof sharedRoomSchema>;

export interface SharedScene {
  readonly request: RenderRequest;
  readonly articles: readonly RenderArticle[];
}
