import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { BROWSERS } from '../scripts/bundle/browsers.mjs'
import { trim } from '../scripts/bundle/trim.mjs'

const { alias, rules } = trim()

/** Stories are built from the same trimmed libraries as the console: what works here works there. */
export default defineConfig({
  plugins: [pluginReact()],
  source: { define: { CONSOLE_BACKEND: '"mock"' } },
  resolve: { alias },
  output: { overrideBrowserslist: BROWSERS },
  performance: { printFileSize: false },
  tools: {
    rspack: (_config, { addRules }) => {
      addRules(rules)
    },
  },
})
