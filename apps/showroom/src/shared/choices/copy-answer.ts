import { create } from "zustand";
import { pickCopyAnswer } from "@showroom/domain/steps/copy-gate";
import type { CopyAnswer } from "@showroom/domain/steps/copy-gate";

interface CopyAnswerState {
  readonly pageId: number | null;
  readonly answer: CopyAnswer;
  readonly copying: boolean;
  readonly pick: (pageId: number, answer: boolean) => void;
  readonly setCopying: (copying: boolean) => void;
}

const useStore = create<CopyAnswerState>()((set) => ({
  pageId: null,
  answer: null,
  copying: false,
  pick: (pageId, answer) =>
    set((state) => ({
      pageId,
      answer: pickCopyAnswer(state.pageId === pageId ? state.answer : null, answer, state.copying),
    })),
  setCopying: (copying) => set({ copying }),
}));

/** The answer that the buyer selected on the copy-choices tab, before it is applied. */
export function useCopyAnswer(pageId: number) {
  const state = useStore();
  return {
    answer: state.pageId === pageId ? state.answer : null,
    copying: state.copying,
    pick: (answer: boolean) => state.pick(pageId, answer),
    setCopying: state.setCopying,
  };
}
