/**
 * The files of an application that compute: modules without markup. Hooks, loaders, queries and texts are left out;
 * journeys in a browser test these.
 */
export const pureParts = [
  "src/**/*.ts",
  "!src/**/*.d.ts",
  "!src/**/testing/**",
  "!src/**/use-*.ts",
  "!src/**/*{-loader,-query,-queries,texts}.ts",
  "!src/server/**",
  "!src/shared/api/**",
];
