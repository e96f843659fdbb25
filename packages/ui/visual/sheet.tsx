import type { ComponentType } from "react";

export interface NamedStory {
  name: string;
  Story: ComponentType;
  /** The component is a form itself, and forms cannot be nested. */
  isForm?: boolean;
}

export interface SheetProps {
  stories: readonly NamedStory[];
}

/**
 * All stories of a component below each other. Each is in its own form, so that radios with the same name do not share
 * a choice. Pointer events are off, because a resting pointer would show as hover.
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
