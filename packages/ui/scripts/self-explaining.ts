/** Descriptions of props that mean the same in every component. A docstring overrides them. */
export const SELF_EXPLAINING: Readonly<Record<string, string>> = {
  "aria-describedby": "The ids of what explains it.",
  "aria-invalid": "What is filled in is wrong.",
  children: "What stands in it.",
  className: "A class for its place and size; never for how it looks.",
  disabled: "It cannot be used now.",
  href: "The address it leads to.",
  icon: "A drawing of lucide.",
  onOpenChange: "It is opened or closed.",
  onValueChange: "Something else is chosen.",
  open: "Whether it is open.",
  options: "What there is to choose from.",
  value: "What is chosen.",
};
