/** Whether a base URL is relative, so that its requests go to the page's own origin. */
export const isOwnOrigin = (baseUrl: string): boolean => !/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(baseUrl);
