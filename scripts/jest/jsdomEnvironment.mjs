// @ts-check
import { TestEnvironment } from 'jest-environment-jsdom'

/**
 * Globals that the console and msw use and jsdom lacks, taken from Node. Node's fetch accepts only Node's Request, Response, Headers and
 * AbortSignal, and AbortSignal throws Node's DOMException, so all of these are replaced too. Event classes remain jsdom's: React and
 * Testing Library dispatch them on the document.
 */
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'DOMException',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'ReadableStreamDefaultReader',
  'TextDecoderStream',
  'TextEncoderStream',
  'CompressionStream',
  'DecompressionStream',
  'TextEncoder',
  'TextDecoder',
  'BroadcastChannel',
  'structuredClone',
]

export default class JsdomEnvironment extends TestEnvironment {
  /** Makes msw and other packages resolve to their Node builds, because their browser builds need a service worker. @override */
  exportConditions() {
    return ['node', 'node-addons']
  }

  /** @override */
  async setup() {
    await super.setup()
    for (const name of FROM_NODE) {
      if (name in globalThis) Object.assign(this.global, { [name]: Reflect.get(globalThis, name) })
    }
    // antd reads styles of the scrollbar pseudo-element. jsdom does not implement them and would log an error, so return the styles of the
    // element.
    const { getComputedStyle } = this.global
    this.global.getComputedStyle = (element) => getComputedStyle(element)
  }
}
