/** A storage in memory whose keys are its own properties, as in a browser. */
export function memoryStorage(): Storage {
  const storage: Storage = Object.create({
    getItem: (key: string) => Reflect.get(storage, key) ?? null,
    setItem: (key: string, value: string) => void Reflect.set(storage, key, value),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
  }) as Storage;
  return storage;
}
