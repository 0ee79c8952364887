import type { StorybookConfig } from 'storybook-react-rsbuild'

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  framework: {
    name: 'storybook-react-rsbuild',
    options: { builder: { lazyCompilation: false, rsbuildConfigPath: '.storybook/rsbuild.config.ts' } },
  },
  staticDirs: ['../public', { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' }],
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
