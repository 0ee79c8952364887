import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { BROWSER_TARGETS } from '../scripts/bundle/browserTargets.mjs'
import { trim } from '../scripts/bundle/trim.mjs'
import { writeStyles } from '../scripts/styles/writeStyles.mjs'
import { readUsage } from './usage.mjs'

/** Storybook is built with the same reduced antd and pro-components as the console, so that a story fails if a needed part was removed. */
export default defineConfig(async () => {
  const { file, components } = await writeStyles()
  const { alias, rules } = trim({ styled: components })
  return {
    plugins: [pluginReact()],
    source: { define: { CONSOLE_BACKEND: '"mock"', CONSOLE_USAGE: JSON.stringify(JSON.stringify(readUsage())) } },
    resolve: { alias: { ...alias, 'antd-styles.css': file } },
    output: { overrideBrowserslist: BROWSER_TARGETS },
    performance: { printFileSize: false },
    tools: {
      rspack: (_config, { addRules }) => {
        addRules(rules)
      },
    },
  }
})
