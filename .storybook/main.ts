import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from 'storybook-react-rsbuild'
import { russianIndexer } from './russianIndex.mjs'

/** Pages of documents are for people: a build that is only tested takes less time without them (`scripts/storybook.mjs`). */
const hasDocs = process.env.STORYBOOK_PAGES === 'all'

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', ...(hasDocs ? ['@storybook/addon-docs'] : [])],
  framework: {
    name: 'storybook-react-rsbuild',
    options: { builder: { lazyCompilation: false, rsbuildConfigPath: '.storybook/rsbuild.config.ts' } },
  },
  previewAnnotations: hasDocs ? [fileURLToPath(new URL('./documents.tsx', import.meta.url))] : [],
  experimental_indexers: (indexers = []) => indexers.map(russianIndexer),
  staticDirs: ['../public', { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' }],
  typescript: { reactDocgen: hasDocs ? 'react-docgen' : false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
