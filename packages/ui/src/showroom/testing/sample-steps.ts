import type { StepBarStep } from "../step-bar/step-bar-item.tsx";

const labels = ["Introductie", "Plattegrond", "Badkamer", "Toilet", "Woonvloer", "Samenvatting"];

/** The steps of a project when the one at index `current` is open and those before it are confirmed. */
export const showroomSteps = (current: number): readonly StepBarStep[] =>
  labels.map((label, index) => ({
    id: label,
    label,
    current: index === current,
    completed: index < current,
    href: index <= current ? `/stap/${index + 1}` : undefined,
    unavailableReason: index > current ? `Rond eerst ${labels[index - 1]} af.` : undefined,
  }));
