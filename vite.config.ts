import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Keeps build/client/.vite/manifest.json, from which the server learns the name of each language's chunk.
  build: { manifest: true },
  environments: {
    // One server bundle: the HTTP mount table + React Router's build + everything they share.
    ssr: { build: { target: 'node24', rolldownOptions: { input: './server/http.ts' } } },
  },
})
