import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { defineConfig } from '@rspack/cli'
import { rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { BROWSER_TARGETS } from './scripts/bundle/browserTargets.mjs'
import { CompressPlugin } from './scripts/bundle/compress.mjs'
import { DemoFilesPlugin } from './scripts/bundle/demoFiles.mjs'
import { FirstLoadPlugin } from './scripts/bundle/firstLoad.mjs'
import { FIRST_LOAD_FILES } from './scripts/bundle/firstLoadFiles.mjs'
import { FontPreloadPlugin } from './scripts/bundle/fontPreload.mjs'
import { LicensesPlugin } from './scripts/bundle/licenses.mjs'
import { extensions, moduleRules } from './scripts/bundle/moduleRules.mjs'
import { SourceMapsPlugin } from './scripts/bundle/sourceMaps.mjs'
import { trim } from './scripts/bundle/trim.mjs'
import { writeStyles } from './scripts/styles/writeStyles.mjs'

/**
 * Responds with 404 to API requests that no mock handler serves, as a real server would. Otherwise the dev server would
 * return the entry page with status 200 and hide the mistake.
 */
const noPageUnderApi = {
  name: 'no-page-under-api',
  path: '/v1',
  middleware: (_request: unknown, response: { statusCode: number; end(body: string): void }) => {
    response.statusCode = 404
    response.end('{"message":"Not found"}')
  },
}

/** Sources without a git history, such as a downloaded archive, have no commit hash. */
function buildNumber(): string {
  if (process.env.BUILD_NUMBER) return process.env.BUILD_NUMBER
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : 'без номера'
}

/**
 * `rspack build` builds the console for a real server, without any mock code. `rspack build --env mock` (or
 * CONSOLE_BACKEND=mock) builds the demo, which needs no server.
 */
export default defineConfig(async (env) => {
  const isMock = Boolean(env.mock) || process.env.CONSOLE_BACKEND === 'mock'
  const isServing = Boolean(env.RSPACK_SERVE)
  const { file, components } = await writeStyles()
  const trimmed = trim(isServing ? { styled: components } : {})
  const hash = isServing ? '' : '.[contenthash:8]'
  return {
    mode: isServing ? 'development' : 'production',
    target: ['web', 'es2022'],
    // In the demo each tab can have its own user. This module chooses the tab's storage before the console reads it.
    entry: { main: isMock ? ['./mocks/demo/prepareDemoTab.ts', './src/main.tsx'] : './src/main.tsx' },
    output: {
      path: join(import.meta.dirname, isMock ? 'dist-demo' : 'dist'),
      // The demo can be served under any path, so each script loads other files relative to its own URL.
      publicPath: isMock && !isServing ? 'auto' : '/',
      // Milliseconds. A chunk that has not loaded in this time counts as failed, and the console offers a retry.
      chunkLoadTimeout: 30_000,
      filename: `assets/[name]${hash}.js`,
      cssFilename: `assets/[name]${hash}.css`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: true,
    },
    devtool: isServing ? 'cheap-module-source-map' : 'hidden-source-map',
    resolve: { extensions, alias: { ...trimmed.alias, 'antd-styles.css': file } },
    module: { rules: [...moduleRules({ refresh: isServing }), ...trimmed.rules] },
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSER_TARGETS } }),
      ],
      // Each screen loads several shared chunks over one connection. A single large chunk would contain code of screens
      // that the user never opens, and chunks below `minSize` compress worse.
      splitChunks: {
        chunks: 'all',
        minSize: 30_000,
        maxInitialRequests: 20,
        maxAsyncRequests: 20,
        cacheGroups: {
          // React changes a few times a year, so browsers can keep this file in their cache across releases.
          react: { test: /node_modules\/(react|react-dom|scheduler)\//, name: 'react', priority: 10, enforce: true },
          ...FIRST_LOAD_FILES,
        },
      },
    },
    performance: false,
    ...(isServing && { stats: 'errors-warnings', infrastructureLogging: { level: 'warn' } }),
    lazyCompilation: false,
    plugins: [
      new rspack.DefinePlugin({
        DEMO_WORKER: isServing ? '"mockServiceWorker.js"' : '"demoWorker.js"',
        CONSOLE_BACKEND: isMock ? '"mock"' : '"api"',
        BUILD_NUMBER: JSON.stringify(buildNumber()),
      }),
      new rspack.HtmlRspackPlugin({ template: './index.html', scriptLoading: 'defer', publicPath: '/' }),
      new FontPreloadPlugin(['inter-cyrillic-wght-normal', 'inter-latin-wght-normal']),
      new rspack.CopyRspackPlugin({
        patterns: [
          { from: 'public' },
          // The demo replaces config.json, because its map tiles come from the mock backend and need no network.
          ...(isMock
            ? [{ from: 'node_modules/msw/lib/mockServiceWorker.js' }, { from: 'mocks/config.json', force: true }]
            : []),
        ],
      }),
      ...(isServing ? [new ReactRefreshRspackPlugin()] : [new SourceMapsPlugin(), new LicensesPlugin()]),
      ...(isMock && !isServing ? [new DemoFilesPlugin()] : []),
      // Size limits and compression apply only to the production build: the demo also contains the mock backend.
      ...(isMock || isServing ? [] : [new FirstLoadPlugin(), new CompressPlugin()]),
    ],
    devServer: {
      host: process.env.HOST ?? '127.0.0.1',
      port: Number(process.env.PORT ?? 3000),
      historyApiFallback: true,
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        // Connect to the host of the page's URL: users open `localhost`, and a WebSocket to another host name is
        // refused.
        webSocketURL: 'auto://0.0.0.0:0/ws',
      },
      ...(env.proxy
        ? { proxy: [{ context: ['/v1'], target: String(env.proxy), changeOrigin: true }] }
        : { setupMiddlewares: (middlewares) => [noPageUnderApi, ...middlewares] }),
    },
  }
})
