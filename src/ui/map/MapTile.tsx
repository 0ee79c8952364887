import type { TileComponentProps } from 'pigeon-maps'
import { memo, useState } from 'react'

/** One raster tile. One that does not come leaves the ground to be seen, and nothing else happens. */
export function MapTile({ tile: { url, width, height, left, top }, tileLoaded }: TileComponentProps) {
  return <TileImage url={url} width={width} height={height} left={left} top={top} tileLoaded={tileLoaded} />
}

type TileImageProps = Pick<TileComponentProps['tile'], 'url' | 'width' | 'height' | 'left' | 'top'> &
  Pick<TileComponentProps, 'tileLoaded'>

/** Memoised: on each frame of a pan the map hands out all tiles anew, and hardly any of them has changed. */
const TileImage = memo(function TileImage({ url, width, height, left, top, tileLoaded }: TileImageProps) {
  const [isBroken, setBroken] = useState(false)
  return (
    <img
      className="tile-map__tile"
      hidden={isBroken}
      src={url}
      width={width}
      height={height}
      style={{ translate: `${left}px ${top}px` }}
      alt=""
      draggable={false}
      // OpenStreetMap refuses requests without a referer, and the page sends none to other hosts.
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={tileLoaded}
      onError={() => {
        setBroken(true)
        tileLoaded()
      }}
    />
  )
}, isSameTile)

/** `tileLoaded` is another function each time, and does the same. */
function isSameTile(last: TileImageProps, next: TileImageProps): boolean {
  return (
    last.url === next.url &&
    last.left === next.left &&
    last.top === next.top &&
    last.width === next.width &&
    last.height === next.height
  )
}
