/** What a room measures at one tiling height: surfaces in m², profile in m¹. */
export interface Quantities {
  readonly wall: number;
  readonly floor: number;
  readonly profile: number;
  readonly accent: number;
  readonly reservoir: number;
}
