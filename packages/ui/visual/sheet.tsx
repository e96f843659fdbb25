import type { ComponentType } from "react";

export interface NamedStory {
  name: string;
  Story: ComponentType;
  /** It is a form itself, which none may lie around. */
  isForm?: boolean;
}

export interface SheetProps {
  stories: readonly NamedStory[];
}

/**
 * All states of a component under each other. Each stands in a form of its own, so that radios of the same name do not share a
 * choice. No pointer reaches them: where it was left would show as a hover.
 */
export function Sheet({ stories }: SheetProps) {
  return (
    <div
      data-sheet
      style={{ display: "grid", gap: 16, padding: 16, background: "var(--color-paper)", pointerEvents: "none" }}
    >
      {stories.map(({ name, Story, isForm = false }) =>
        isForm ? (
          <section key={name} aria-label={name} style={{ minWidth: 0 }}>
            <Story />
          </section>
        ) : (
          <form key={name} aria-label={name} onSubmit={(event) => event.preventDefault()} style={{ minWidth: 0 }}>
            <Story />
          </form>
        ),
      )}
    </div>
  );
}
