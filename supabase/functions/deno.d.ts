// The parts of Deno that functions use, for the compiler. Supabase has the real thing; server/backend/functions/worker.ts
// has these.
declare const Deno: {
  serve(handler: (request: Request) => Response | Promise<Response>): unknown
  env: { get(name: string): string | undefined; has(name: string): boolean; toObject(): Record<string, string> }
}
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void }
