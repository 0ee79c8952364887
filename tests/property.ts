import fc from 'fast-check'

/**
 * Property tests draw the same cases in each run, so that a run fails only for what was changed. `PROPERTY_SEED=7 npx jest …`
 * draws others.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) })

export default fc
