/** What `import.meta.glob` gives: functions that import modules, by their absolute path below the application. */
export type PageModules = Readonly<Record<string, () => Promise<unknown>>>;

/** The name in Pascal case of the file at a path, without its folder and ending. */
const nameOf = (path: string): string =>
  (/([^/]+)\.tsx?$/.exec(path)?.[1] ?? "").replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

async function importNamed<T>(modules: PageModules, path: string, name: string): Promise<T> {
  const load = modules[`/${path}`];
  if (load === undefined) throw new Error(`No page in ${path}`);
  const exported = ((await load()) as Readonly<Record<string, unknown>>)[name];
  if (typeof exported !== "function") throw new Error(`No ${name} in ${path}`);
  return exported as T;
}

/** Imports the component of a page's module, which is named as its file: `ContactPage` from `contact-page.tsx`. */
export const importComponent = <T>(modules: PageModules, path: string): Promise<T> =>
  importNamed(modules, path, nameOf(path));

/** Imports the loader of a page: `loadShared` from `shared-loader.ts`. */
export const importLoader = <T>(modules: PageModules, path: string): Promise<T> =>
  importNamed(modules, path, `load${nameOf(path).replace(/Loader$/, "")}`);
