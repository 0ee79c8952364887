import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from 'storybook-react-rsbuild'
import { russianIndexer } from './russianIndex.mjs'

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  framework: {
    name: 'storybook-react-rsbuild',
    options: { builder: { lazyCompilation: false, rsbuildConfigPath: '.storybook/rsbuild.config.ts' } },
  },
  previewAnnotations: [fileURLToPath(new URL('./docsParameters.tsx', import.meta.url))],
  experimental_indexers: (indexers = []) => indexers.map(russianIndexer),
  staticDirs: ['../public', { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' }],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
