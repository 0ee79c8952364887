import type { Toolbar } from '../toolbar'
import { frameOf, type IndexEntry, pageOf } from './storyIndex'

/** People look at Storybook inside its manager; there screens are shown at once. A story that is tested stands alone. */
export const isLookedAt = window.parent !== window

type StoryFrameProps = {
  story: IndexEntry
  caption: string
  /** What of the toolbar is switched. */
  globals?: Partial<Toolbar>
  /** In a window of 390 pixels. */
  isPhone?: boolean
  /** Without it only the words stand there: tests follow links and have no need of nine more pages. */
  isShown?: boolean
}

/** A screen as it is, at a part of its size; its own window is opened by the words below. */
export function StoryFrame({ story, caption, globals = {}, isPhone = false, isShown = true }: StoryFrameProps) {
  return (
    <figure className="catalogue__frame">
      {isShown && (
        <div className={isPhone ? 'catalogue__window catalogue__window--phone' : 'catalogue__window'}>
          <iframe src={frameOf(story, globals)} title={caption} loading="lazy" tabIndex={-1} />
        </div>
      )}
      <figcaption>
        <a href={pageOf(story, globals, isPhone)} target="_top">
          {caption}
        </a>
      </figcaption>
    </figure>
  )
}
