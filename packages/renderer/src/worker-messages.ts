import type { KernelModule, SingleKernel } from "./kernels.ts";

/** The blocks that kernels use during a job; 0 for none. */
export interface Binding {
  readonly scene: number;
  readonly view: number;
  readonly palette: number;
}

/** Indices in the shared counter: the next unclaimed item of the running range, and 1 if threads must stop claiming items. */
export const NEXT = 0;
export const INTERRUPTED = 1;

export interface WorkerStart {
  readonly kernels: Pick<KernelModule<string>, "module" | "extra">;
  readonly memory: WebAssembly.Memory;
  readonly scratch: number;
  readonly counter: SharedArrayBuffer;
}

export type WorkerJob =
  | {
      readonly kind: "range";
      readonly kernel: string;
      readonly binding: Binding;
      readonly to: number;
      /** Items that a thread claims at once. */
      readonly chunk: number;
      /** Whether the range may be interrupted between two claims. */
      readonly yields: boolean;
      readonly args: readonly number[];
    }
  | {
      readonly kind: "single";
      readonly kernel: SingleKernel;
      readonly binding: Binding;
      readonly args: readonly number[];
    };

export type WorkerAnswer =
  | { readonly kind: "ready" }
  | { readonly kind: "done"; readonly value: number }
  | { readonly kind: "failed"; readonly message: string };
