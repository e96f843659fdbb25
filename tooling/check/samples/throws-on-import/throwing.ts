export const missing: unknown = JSON.parse("not JSON");
