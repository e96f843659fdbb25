import stylelint from "stylelint";

const ruleName = "showroom/max-lines";
const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: (lines, limit) => `The file has ${String(lines)} lines; the limit is ${String(limit)}`,
});

/** Refuses stylesheets of more lines than the limit, as `eslint/max-lines` does for TypeScript. */
const rule = (limit) => (root, result) => {
  const lines = (root.source?.input.css ?? "").trimEnd().split("\n").length;
  if (lines <= limit) return;
  stylelint.utils.report({ ruleName, result, node: root, message: messages.rejected(lines, limit) });
};
rule.ruleName = ruleName;
rule.messages = messages;

export const maxLines = stylelint.createPlugin(ruleName, rule);
