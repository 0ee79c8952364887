import { join } from 'node:path'
import { defineConfig } from '@rspack/cli'
import { rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { FirstLoadPlugin } from './scripts/bundle/firstLoad.mjs'
import { FontPreloadPlugin } from './scripts/bundle/fontPreload.mjs'
import { extensions, rules } from './scripts/bundle/rules.mjs'
import { trim } from './scripts/bundle/trim.mjs'

const root = import.meta.dirname
/** `api` speaks to a real server and holds no byte of the mock; `mock` is the demo that needs no server. */
const backend = process.env.CONSOLE_BACKEND === 'mock' ? 'mock' : 'api'
const { alias, rule } = trim()
const isServing = process.env.RSPACK_SERVE !== undefined || process.argv.includes('serve')

export default defineConfig({
  mode: isServing ? 'development' : 'production',
  target: ['web', 'es2022'],
  entry: { main: process.env.CONSOLE_ENTRY ?? './src/main.tsx' },
  output: {
    path: join(root, backend === 'mock' ? 'dist-demo' : 'dist'),
    publicPath: '/',
    filename: isServing ? '[name].js' : 'assets/[name].[contenthash:8].js',
    cssFilename: isServing ? '[name].css' : 'assets/[name].[contenthash:8].css',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    clean: true,
  },
  devtool: isServing ? 'cheap-module-source-map' : 'source-map',
  resolve: { extensions, alias },
  module: { rules: [...rules({ refresh: isServing }), rule] },
  optimization: {
    // Each route takes what it needs and shares it: several small files over one connection beat one that holds the
    // parts of screens nobody opened.
    splitChunks: {
      chunks: 'all',
      minSize: 16_000,
      maxInitialRequests: 20,
      maxAsyncRequests: 20,
      cacheGroups: {
        react: { test: /node_modules\/(react|react-dom|scheduler)\//, name: 'react', priority: 10, enforce: true },
      },
    },
    runtimeChunk: false,
  },
  performance: false,
  lazyCompilation: false,
  plugins: [
    new rspack.DefinePlugin({ CONSOLE_BACKEND: JSON.stringify(backend) }),
    new rspack.HtmlRspackPlugin({ template: './public/index.html', scriptLoading: 'defer' }),
    new FontPreloadPlugin(['inter-cyrillic-wght-normal', 'inter-latin-wght-normal']),
    new rspack.CopyRspackPlugin({
      patterns: [
        { from: 'public', globOptions: { ignore: ['**/index.html'] } },
        ...(backend === 'mock' ? [{ from: 'node_modules/msw/lib/mockServiceWorker.js' }] : []),
      ],
    }),
    ...(isServing ? [new ReactRefreshRspackPlugin()] : []),
    // The demo carries its server along; what people wait for in production is the other build.
    ...(backend === 'api' && !isServing ? [new FirstLoadPlugin()] : []),
  ],
  devServer: {
    host: process.env.HOST ?? '127.0.0.1',
    port: Number(process.env.PORT ?? 3000),
    historyApiFallback: true,
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    // A call that no mock answers must fail like on a real server; index.html with status 200 would hide the mistake.
    setupMiddlewares: (middlewares) => [
      {
        name: 'no-page-under-api',
        path: '/v1',
        middleware: (_request: unknown, response: { statusCode: number; end(body: string): void }) => {
          response.statusCode = 404
          response.end('{"message":"Not found"}')
        },
      },
      ...middlewares,
    ],
  },
})
