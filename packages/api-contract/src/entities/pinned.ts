import type { ZodMiniType } from "zod/mini";
import type * as z from "zod/mini";

type Primitive = string | number | boolean | bigint | symbol | null | undefined;

/** Read-only all the way down, as the domain declares its entities. */
type DeepReadonly<T> = T extends Primitive
  ? T
  : T extends readonly (infer Item)[]
    ? readonly DeepReadonly<Item>[]
    : { readonly [Key in keyof T]: DeepReadonly<T[Key]> };

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Takes any schema whose output is `Entity`; for every other schema the parameter's type is the two types that differ. */
type Pin<Schema extends ZodMiniType, Entity> =
  Equal<DeepReadonly<z.output<Schema>>, DeepReadonly<Entity>> extends true
    ? Schema
    : { readonly schemaSays: DeepReadonly<z.output<Schema>>; readonly domainSays: Entity };

declare const entity: unique symbol;

/** Stands for a type where a value is asked for. */
interface TypeToken<Entity> {
  readonly [entity]?: Entity;
}

const TOKEN: TypeToken<never> = {};

/** Names the domain type that a schema describes. */
// @__NO_SIDE_EFFECTS__
export function as<Entity>(): TypeToken<Entity> {
  return TOKEN;
}

/**
 * Ties a schema to the domain type it describes: `pinned(as<Product>(), z.object({ … }))` does not compile once the two
 * drift apart. The result speaks the domain's own (read-only) type. Bundlers may drop a schema that nobody uses.
 */
// @__NO_SIDE_EFFECTS__
export function pinned<Entity, Schema extends ZodMiniType>(
  _type: TypeToken<Entity>,
  schema: Pin<Schema, Entity> & Schema,
): ZodMiniType<Entity, Entity> {
  return schema as ZodMiniType<Entity, Entity>;
}
