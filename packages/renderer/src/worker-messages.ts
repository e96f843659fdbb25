import type { RangeKernel, SingleKernel } from "./kernels.ts";

/** Blocks that the kernels see during a job; 0 for none. */
export interface Binding {
  readonly scene: number;
  readonly view: number;
  readonly palette: number;
}

export interface WorkerStart {
  readonly module: WebAssembly.Module;
  readonly memory: WebAssembly.Memory;
  readonly scratch: number;
  /** The next unclaimed item of the running range. */
  readonly counter: SharedArrayBuffer;
}

export type WorkerJob =
  | {
      readonly kind: "range";
      readonly kernel: RangeKernel;
      readonly binding: Binding;
      readonly to: number;
      /** Items that a thread claims at once. */
      readonly chunk: number;
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
