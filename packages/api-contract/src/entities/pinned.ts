import type { ZodMiniType } from "zod/mini";
import type * as z from "zod/mini";

type Primitive = string | number | boolean | bigint | symbol | null | undefined;

/** Recursively read-only, like the domain's entities. */
type DeepReadonly<T> = T extends Primitive
  ? T
  : T extends readonly (infer Item)[]
    ? readonly DeepReadonly<Item>[]
    : { readonly [Key in keyof T]: DeepReadonly<T[Key]> };

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/**
 * Accepts a schema whose output is `Entity`. For any other schema the compiler's message shows the two types that
 * differ.
 */
type Pin<Schema extends ZodMiniType, Entity> =
  Equal<DeepReadonly<z.output<Schema>>, DeepReadonly<Entity>> extends true
    ? Schema
    : { readonly schemaSays: DeepReadonly<z.output<Schema>>; readonly domainSays: Entity };

declare const entity: unique symbol;

/** A value that carries only a type. */
interface TypeToken<Entity> {
  readonly [entity]?: Entity;
}

const TOKEN: TypeToken<never> = {};

/** Passes a domain type to `pinned`. */
// @__NO_SIDE_EFFECTS__
export function as<Entity>(): TypeToken<Entity> {
  return TOKEN;
}

/**
 * Ties a schema to its domain type: `pinned(as<Product>(), z.object({ … }))` does not compile when the two differ. The
 * result has the domain's read-only type. Bundlers can drop an unused schema.
 */
// @__NO_SIDE_EFFECTS__
export function pinned<Entity, Schema extends ZodMiniType>(
  _type: TypeToken<Entity>,
  schema: Pin<Schema, Entity> & Schema,
): ZodMiniType<Entity, Entity> {
  return schema as ZodMiniType<Entity, Entity>;
}
