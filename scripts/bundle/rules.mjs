// @ts-check
/**
 * What every bundle of this project shares: the console, its mock backend for Node, and pages of tests.
 */

/**
 * TypeScript and style sheets. `refresh` adds React's hot reload.
 * @param {{ refresh?: boolean, target?: string }} [options]
 * @returns {import('@rspack/core').RuleSetRule[]}
 */
export const rules = ({ refresh = false, target = 'es2022' } = {}) => [
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    type: 'javascript/auto',
    use: {
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          target,
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: refresh, refresh } },
        },
      },
    },
  },
  { test: /\.css$/, type: 'css/auto', sideEffects: true },
  // Do nothing when imported but do not say so: unmarked, antd's Input alone carries the whole of its form library.
  { test: /node_modules\/(@rc-component|@ant-design)\/.*\.js$/, sideEffects: false },
  { test: /\.(svg|png)$/, type: 'asset/resource' },
]

/** Extensions left out in imports. */
export const extensions = ['.tsx', '.ts', '.mjs', '.js', '.json']
