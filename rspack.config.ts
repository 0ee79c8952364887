import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { defineConfig } from '@rspack/cli'
import { rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { BROWSERS } from './scripts/bundle/browsers.mjs'
import { CompressPlugin } from './scripts/bundle/compress.mjs'
import { DemoFilesPlugin } from './scripts/bundle/demoFiles.mjs'
import { FirstLoadPlugin } from './scripts/bundle/firstLoad.mjs'
import { FIRST_LOAD_FILES } from './scripts/bundle/firstLoadFiles.mjs'
import { FontPreloadPlugin } from './scripts/bundle/fontPreload.mjs'
import { LicensesPlugin } from './scripts/bundle/licenses.mjs'
import { extensions, rules } from './scripts/bundle/rules.mjs'
import { SourceMapsPlugin } from './scripts/bundle/sourceMaps.mjs'
import { trim } from './scripts/bundle/trim.mjs'
import { writeStyles } from './scripts/styles/writeStyles.mjs'

/** A call that no mock answers must fail like on a real server; a page with status 200 would hide the mistake. */
const noPageUnderApi = {
  name: 'no-page-under-api',
  path: '/v1',
  middleware: (_request: unknown, response: { statusCode: number; end(body: string): void }) => {
    response.statusCode = 404
    response.end('{"message":"Not found"}')
  },
}

/** Sources without their history, as in an archive, have no commit. */
function buildNumber(): string {
  if (process.env.BUILD_NUMBER) return process.env.BUILD_NUMBER
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : 'без номера'
}

/**
 * Two builds of one console: `rspack build` speaks to a real server and holds no byte of the mock, `--env mock` (or
 * CONSOLE_BACKEND=mock) is the demo that needs no server.
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
    // A tab of the demo may belong to a person of its own, which has to be settled before the console reads its storage.
    entry: { main: isMock ? ['./mocks/demo/takePerson.ts', './src/main.tsx'] : './src/main.tsx' },
    output: {
      path: join(import.meta.dirname, isMock ? 'dist-demo' : 'dist'),
      // A demo may be served under any path; its files know where they came from.
      publicPath: isMock && !isServing ? 'auto' : '/',
      // A part that hangs is said to be missing, and can be asked for again, before people reload the page.
      chunkLoadTimeout: 30_000,
      filename: `assets/[name]${hash}.js`,
      cssFilename: `assets/[name]${hash}.css`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: true,
    },
    devtool: isServing ? 'cheap-module-source-map' : 'hidden-source-map',
    resolve: { extensions, alias: { ...trimmed.alias, 'antd-styles.css': file } },
    module: { rules: [...rules({ refresh: isServing }), ...trimmed.rules] },
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
      // Each screen takes what it needs and shares it: several files over one connection beat one that holds the parts
      // of screens nobody opened. Smaller pieces than these only compress worse.
      splitChunks: {
        chunks: 'all',
        minSize: 30_000,
        maxInitialRequests: 20,
        maxAsyncRequests: 20,
        cacheGroups: {
          // Changes a few times a year, so people keep it over our releases.
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
          // The demo has tiles that need no network.
          ...(isMock
            ? [{ from: 'node_modules/msw/lib/mockServiceWorker.js' }, { from: 'mocks/config.json', force: true }]
            : []),
        ],
      }),
      ...(isServing ? [new ReactRefreshRspackPlugin()] : [new SourceMapsPlugin(), new LicensesPlugin()]),
      ...(isMock && !isServing ? [new DemoFilesPlugin()] : []),
      // The demo carries its server along; what people wait for in production is the other build.
      ...(isMock || isServing ? [] : [new FirstLoadPlugin(), new CompressPlugin()]),
    ],
    devServer: {
      host: process.env.HOST ?? '127.0.0.1',
      port: Number(process.env.PORT ?? 3000),
      historyApiFallback: true,
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        // The page's own host: people open `localhost`, and a socket at another name is refused.
        webSocketURL: 'auto://0.0.0.0:0/ws',
      },
      ...(env.proxy
        ? { proxy: [{ context: ['/v1'], target: String(env.proxy), changeOrigin: true }] }
        : { setupMiddlewares: (middlewares) => [noPageUnderApi, ...middlewares] }),
    },
  }
})
