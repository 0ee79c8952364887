// @ts-check

/**
 * @param {readonly import('./runStories.mjs').FileResult[]} results
 * @returns {import('../testSteps.mjs').Outcome}
 */
export function reportStories(results) {
  const stories = results.flatMap((result) => result.stories)
  const failed = stories.filter(({ faults }) => faults.length > 0).length
  const lines = results.flatMap(({ file, stories, seconds }) => {
    const faulty = stories.filter(({ faults }) => faults.length > 0)
    return [
      `${faulty.length > 0 ? 'FAIL' : 'PASS'} ${file} (${stories.length} stories, ${seconds.toFixed(1)} s)`,
      ...faulty.map(({ story, faults }) => `  ● ${story.title} › ${story.exportName}\n${faults.join('\n')}\n`),
    ]
  })
  return {
    count: { passed: stories.length - failed, failed: stories.length === 0 ? 1 : failed },
    output: stories.length === 0 ? 'No story matches' : lines.join('\n'),
    timings: results.map(({ file, seconds }) => ({ file, seconds })),
  }
}
