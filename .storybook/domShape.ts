/** Attributes whose words change nothing for axe as long as there are some. */
const words = new Set(['aria-label', 'alt', 'title', 'placeholder', 'value', 'href', 'src', 'name', 'd', 'datetime']);
/** Those that name other elements, by ids that are made as one goes. */
const references = new Set(['id', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'list']);

function shapeOfAttribute({ name, value }: Attr): string {
  if (references.has(name)) return name;
  // Numbers are sizes, places and counts.
  return `${name}=${words.has(name) ? value.trim() !== '' : value.replaceAll(/[\d.]+/g, '0')}`;
}

function shapeOf(element: Element): string {
  const children: string[] = [];
  for (const node of element.childNodes) {
    const shape =
      node instanceof Element
        ? shapeOf(node)
        : node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()
          ? 'text'
          : '';
    // Rows of one kind are one: axe finds in each what it finds in the first.
    if (shape !== '' && shape !== children.at(-1)) children.push(shape);
  }
  const attributes = [...element.attributes].map(shapeOfAttribute).sort().join(' ');
  return `<${element.tagName} ${attributes}>${children.join('')}</>`;
}

const seen = new Set<string>();

/** Whether a story before this one on the same page had the same elements, in the same looks. */
export function isSeenAgain(): boolean {
  const { dataset } = document.documentElement;
  const shape = `${dataset.theme} ${dataset.brand} ${innerWidth} ${shapeOf(document.body)}`;
  if (seen.has(shape)) return true;
  seen.add(shape);
  return false;
}
