import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { BROWSERS } from '../scripts/bundle/browsers.mjs'
import { trim } from '../scripts/bundle/trim.mjs'
import { writeStyles } from '../scripts/styles/writeStyles.mjs'

const { alias, rules } = trim()

/** Storybook is built with the same reduced antd and pro-components as the console, so that a story fails if a needed part was removed. */
export default defineConfig(async () => ({
  plugins: [pluginReact()],
  source: { define: { CONSOLE_BACKEND: '"mock"' } },
  resolve: { alias: { ...alias, 'antd-styles.css': await writeStyles() } },
  output: { overrideBrowserslist: BROWSERS },
  performance: { printFileSize: false },
  tools: {
    rspack: (_config, { addRules }) => {
      addRules(rules)
    },
  },
}))
