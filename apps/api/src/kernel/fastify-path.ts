/** A path of the contract in the notation of a route: `/api/users/:id`. */
export const fastifyPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ":$1");
