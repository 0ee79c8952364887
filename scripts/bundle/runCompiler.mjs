// @ts-check

/**
 * @param {import('@rspack/core').Compiler} compiler
 * @returns {Promise<void>}
 */
export async function runCompiler(compiler) {
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => {
      compiler.close(() => (error ? reject(error) : resolve(result)))
    })
  })
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }))
}
