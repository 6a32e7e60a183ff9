/** The part of the WebAssembly interface used here; the compiler otherwise knows it only together with the whole DOM. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Memory {
    readonly buffer: ArrayBuffer;
  }
  class Instance {
    readonly exports: Record<string, unknown>;
    constructor(module: Module, imports: Record<string, Record<string, (...values: never[]) => unknown>>);
  }
}
