import { frameOf, type IndexEntry, pageOf } from './storyIndex'

/** People look at Storybook inside its manager; there screens are shown at once. A story that is tested stands alone. */
export const isLookedAt = window.parent !== window

/** A screen as it is, at a third of its size; its own window is opened by the words below. */
export function StoryFrame({ story, caption }: { story: IndexEntry; caption: string }) {
  return (
    <figure className="catalogue__frame">
      <div className="catalogue__window">
        <iframe src={frameOf(story)} title={caption} loading="lazy" tabIndex={-1} />
      </div>
      <figcaption>
        <a href={pageOf(story)} target="_top">
          {caption}
        </a>
      </figcaption>
    </figure>
  )
}
