/**
 * A cache of values by owner and key, such as by catalogue and room. A value is dropped with its owner or its key, so
 * that a key that lives long does not keep its owner.
 */
export function memoryPer<Owner extends object, Key extends object, Value>(): (owner: Owner) => WeakMap<Key, Value> {
  const known = new WeakMap<Owner, WeakMap<Key, Value>>();
  return (owner) => {
    const before = known.get(owner);
    if (before) return before;
    const values = new WeakMap<Key, Value>();
    known.set(owner, values);
    return values;
  };
}
