// @ts-check

/**
 * `refresh` adds React's hot reload.
 * @param {{ refresh?: boolean, target?: string }} [options]
 * @returns {import('@rspack/core').RuleSetRule[]}
 */
export const moduleRules = ({ refresh = false, target = 'es2022' } = {}) => [
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
  // Mark packages that have no side effects but do not declare it. Without this rule an import of antd's Input would bundle the whole form
  // library of antd.
  { test: /node_modules\/(@rc-component|@ant-design)\/.*\.js$/, sideEffects: false },
  { test: /\.(svg|png)$/, type: 'asset/resource' },
]

export const extensions = ['.tsx', '.ts', '.mjs', '.js', '.json']
