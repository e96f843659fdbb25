interface Documented {
  __docgenInfo?: { description?: string };
}

/** Story parameters that add do and don't to a component's own docstring on its documentation page. */
export function guidance(dos: readonly string[], donts: readonly string[]) {
  const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
  return {
    docs: {
      extractComponentDescription: (component: Documented): string =>
        [component.__docgenInfo?.description ?? '', '**Do**', list(dos), "**Don't**", list(donts)].join('\n\n'),
    },
  };
}
