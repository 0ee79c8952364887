import { type HttpHandler, HttpResponse, http } from 'msw'
import { type MapTileTheme, mapTileSvg } from '../serializers/mapTileSvg'

const THEMES: readonly MapTileTheme[] = ['light', 'dark']
const MAX_ZOOM = 19

/**
 * Serves the map tiles `/v1/tiles/{theme}/{z}/{x}/{y}.svg`. Their URL is set in `config.json`; they are not part of the
 * API and need no session key. A tile changes only with a new version of the mock.
 */
export const mapTileHandlers = (): HttpHandler[] => [
  http.get('*/v1/tiles/:theme/:z/:x/:y', ({ params }) => {
    const theme = THEMES.find((name) => name === params.theme)
    const [zoom, x, y] = [whole(params.z), whole(params.x), whole(String(params.y).replace(/\.svg$/, ''))]
    const isTile = zoom !== undefined && x !== undefined && y !== undefined && zoom <= MAX_ZOOM
    if (!theme || !isTile || x >= 2 ** zoom || y >= 2 ** zoom) return new HttpResponse(null, { status: 404 })
    return new HttpResponse(mapTileSvg(theme, zoom, x, y), {
      headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
    })
  }),
]

const whole = (text: unknown): number | undefined => (/^\d{1,7}$/.test(String(text)) ? Number(text) : undefined)
