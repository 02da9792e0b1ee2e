"""Lines of writing with their texts: drawn with fonts of handwriting or print, or put together from digits that people wrote."""
import json
import os
import random

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

HEIGHT = 32
ALPHABET = "0123456789-/. ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz&'"

WORDS = open(os.path.join(os.path.dirname(__file__), 'words.txt')).read().split('\n')


def digits(n):
    return ''.join(random.choice('0123456789') for _ in range(n))


def account():
    n = random.choices([5, 6, 7, 8, 9, 10], [4, 24, 8, 24, 28, 12])[0]
    text = digits(n)
    style = random.random()
    if style < 0.45:
        return text
    gap = ' ' if style < 0.85 else '-'
    step = random.choice([2, 3, 3, 3, 4])
    return gap.join(text[at:at + step] for at in range(0, n, step))


def bsb():
    a, b = digits(3), digits(3)
    return a + random.choices(['-', ' ', '', ' - '], [60, 20, 15, 5])[0] + b


def invoice():
    kind = random.random()
    if kind < 0.35:
        return digits(random.randint(3, 6))
    letters = ''.join(random.choice('ABCDEFGHIJKLMNOPQRSTUVWXYZ') for _ in range(random.choice([1, 1, 2, 2, 3])))
    if random.random() < 0.4:
        letters = random.choice(['INV', 'TI', 'A', 'I', 'No', 'SI', 'IN', 'B', 'T', 'TX', 'S'])
    middle = random.choices(['', '-', ' ', '/', '-20%d-' % random.randint(20, 29)], [30, 45, 8, 7, 10])[0]
    return letters + middle + digits(random.randint(2, 6)) + (random.choice('ABC') if random.random() < 0.05 else '')


def amount():
    return random.choice(['%d.%02d' % (random.randint(1, 9999), random.randint(0, 99)),
                          '%d/%d/%02d' % (random.randint(1, 31), random.randint(1, 12), random.randint(20, 29))])


def name():
    count = random.choice([1, 2, 2, 3])
    text = ' '.join(random.choice(WORDS) for _ in range(count))
    if random.random() < 0.5:
        text += random.choice([' Pty Ltd', ' Ltd', ' P/L', ' & Sons', ' & Co.', ' Services', " Trust"])
    if random.random() < 0.3:
        text = text.upper()
    return text[:26].strip()


def text_for():
    return random.choices([account, bsb, invoice, amount, name], [38, 18, 16, 6, 22])[0]()


FONT_CACHE = {}


def font(path, size):
    key = (path, size)
    if key not in FONT_CACHE:
        if len(FONT_CACHE) > 900:
            FONT_CACHE.clear()
        FONT_CACHE[key] = ImageFont.truetype(path, size)
    return FONT_CACHE[key]


def by_font(text, path):
    """Draws every character by itself, as no two of one hand stand quite alike; ink is 255."""
    size = random.choice([32, 40])
    f = font(path, size)
    loose = random.uniform(-0.03, 0.10) * size
    if random.random() < 0.1:
        loose += random.uniform(0, 0.25) * size
    wobble = random.choice([0, 0, 0.02, 0.04]) * size
    whole = random.random() < 0.35
    width = int(f.getlength(text) + len(text) * (abs(loose) + 2) + 4 * size)
    image = Image.new('L', (width, 4 * size), 0)
    draw = ImageDraw.Draw(image)
    x = 1.5 * size
    if whole:
        draw.text((x, size), text, font=f, fill=255)
        return image
    for character in text:
        draw.text((x, size + random.gauss(0, wobble)), character, font=f, fill=255)
        x += f.getlength(character) + loose + random.gauss(0, 0.02) * size
        if character == ' ':
            x += random.uniform(-0.05, 0.15) * size
    return image


MNIST = None


def mnist(held):
    global MNIST
    if MNIST is None:
        MNIST = {}
        folder = os.path.join(os.environ['MATERIAL'], 'digits')
        for d in range(10):
            data = json.load(open(os.path.join(folder, f'{d}.json')))['data']
            a = (np.array(data, np.float32).reshape(-1, 28, 28) * 255).astype(np.uint8)
            cut = int(len(a) * 0.85)
            MNIST[d] = (a[:cut], a[cut:])
    return {d: v[1 if held else 0] for d, v in MNIST.items()}


def by_people(text, held):
    """Puts a line together from digits of one or several hands; other characters are drawn as strokes."""
    digits_of = mnist(held)
    size = 40
    image = np.zeros((4 * size, int(size * (len(text) * 1.2 + 4))), np.uint8)
    x = 1.5 * size
    tight = random.uniform(0.02, 0.3)
    for character in text:
        if character == ' ':
            x += random.uniform(0.25, 0.6) * size
            continue
        if character == '-':
            w, h = int(random.uniform(0.25, 0.5) * size), random.randint(3, 6)
            y = int(1.5 * size + random.gauss(0, 3))
            image[y:y + h, int(x):int(x) + w] = 255
            x += w + tight * size
            continue
        glyphs = digits_of[int(character)]
        glyph = glyphs[random.randrange(len(glyphs))]
        rows, cols = np.where(glyph > 60)
        glyph = glyph[rows.min():rows.max() + 1, cols.min():cols.max() + 1]
        high = int(size * random.uniform(0.88, 1.08))
        wide = max(3, int(glyph.shape[1] * high / glyph.shape[0] * random.uniform(0.75, 1.0)))
        wide = min(wide, int(1.1 * size))
        big = np.asarray(Image.fromarray(glyph).resize((wide, high), Image.BICUBIC))
        y = int(size + (size - high) + random.gauss(0, 2))
        place = image[y:y + high, int(x):int(x) + wide]
        np.maximum(place, big[:place.shape[0], :place.shape[1]], out=place)
        x += wide + random.uniform(0.4, 1.2) * tight * size
    return Image.fromarray(image)


def damaged(image):
    """Slants, weighs, blurs and dirties a line, and gives it the height that is read; ink is 255."""
    shear = random.uniform(-0.25, 0.35)
    turn = random.uniform(-0.035, 0.035)
    w, h = image.size
    image = image.transform((w, h), Image.AFFINE, (1, shear, -shear * h / 2, turn, 1, -turn * w / 2), Image.BILINEAR)
    box = image.point(lambda v: 255 if v > 60 else 0).getbbox()
    if not box:
        return None
    image = image.crop((max(0, box[0] - 4), max(0, box[1] - 4), box[2] + 4, box[3] + 4))
    weight = random.random()
    if weight < 0.04:
        image = image.filter(ImageFilter.MinFilter(3))
    elif weight < 0.4:
        image = image.filter(ImageFilter.MaxFilter(3))
    # A photo or scan has fewer dots than the drawing.
    low = random.choice([16, 20, 24, 28, 32, 36, 44])
    width = max(8, int(image.width * low / image.height * random.uniform(0.8, 1.2)))
    image = image.resize((width, low), Image.BOX if random.random() < 0.5 else Image.BILINEAR)
    if random.random() < 0.35:
        image = image.filter(ImageFilter.GaussianBlur(random.uniform(0.3, 0.8)))
    a = np.asarray(image, np.float32)
    peak = random.uniform(0.45, 1.0) * 255
    a = a * peak / max(1, np.percentile(a, 99))
    a = a + np.random.normal(0, random.choice([0, 0, 2, 6, 12]), a.shape) + random.uniform(0, 12)
    if random.random() < 0.3:
        a = np.where(a > peak * random.uniform(0.25, 0.55), 255.0, 0.0)
        if random.random() < 0.5:
            a = np.where(np.random.random(a.shape) < 0.004, 255.0, a)
    a = np.clip(a, 0, 255).astype(np.uint8)
    ink = random.uniform(24, 29)
    width = max(8, int(a.shape[1] * ink / a.shape[0]))
    line = Image.fromarray(a).resize((width, int(round(ink))), Image.BILINEAR)
    margin = [random.randint(2, 10), random.randint(2, 10)]
    sheet = Image.new('L', (width + sum(margin), HEIGHT), int(np.median(a)) if np.median(a) < 40 else 0)
    top = (HEIGHT - line.height) // 2 + random.randint(-1, 1)
    sheet.paste(line, (margin[0], top))
    # What is left of the line that people write on.
    rest = random.random()
    if rest < 0.3:
        draw = ImageDraw.Draw(sheet)
        y = random.choice([HEIGHT - 1, HEIGHT - 2, HEIGHT - 3, HEIGHT - 4])
        if rest < 0.15:
            start = random.choice([0, 0, sheet.width * 0.6])
            draw.line((start, y, sheet.width, y + random.choice([-1, 0, 0, 1])), fill=random.randint(60, 255))
        else:
            step = random.randint(2, 5)
            for x in range(0, sheet.width, step):
                draw.point((x, y), fill=random.randint(60, 255))
    return np.asarray(sheet)


LABELS = ['Account', 'Account No', 'Account Number', 'Account No.', 'Acct', 'Acct No', 'A/C', 'A/C No', 'Account Name', 'A/C Name', 'BSB', 'BSB No',
          'BSB Number', 'BSB No.', 'Branch code', 'Branch', 'Invoice', 'Invoice No', 'Invoice No.', 'Invoice Number', 'No.', 'No', 'Inv', 'Name', 'Bank', 'Date', 'Total', 'TOTAL',
          'GST', 'Sub total', 'To', 'Payable to', 'Pay to', 'Account Title', 'ABN', 'Tax Invoice', 'TAX INVOICE', 'Amount', 'Due', 'Description', 'Ref']


def labelled(text, fonts, prints):
    """A printed label and what a person wrote after it, on one line."""
    label = random.choice(LABELS)
    a, b = by_font(label, random.choice(prints)), by_font(text, random.choice(fonts))
    boxes = [i.point(lambda v: 255 if v > 60 else 0).getbbox() for i in (a, b)]
    if None in boxes:
        return None, ''
    a, b = a.crop(boxes[0]), b.crop(boxes[1])
    high = random.uniform(0.55, 1.1)
    a = a.resize((max(1, int(a.width * high * b.height / a.height)), max(1, int(high * b.height))))
    gap = int(random.uniform(0.25, 1.2) * b.height)
    image = Image.new('L', (a.width + gap + b.width + 60, max(a.height, b.height) + 90), 0)
    foot = 30 + max(a.height, b.height)
    image.paste(a, (30, foot - a.height + random.randint(-3, 3)))
    image.paste(b, (30 + a.width + gap, foot - b.height + random.randint(-4, 6)))
    return image, label + ' ' + text


def sample(fonts, held=False, people=0.22, prints=()):
    while True:
        text = text_for()
        kind = random.random()
        if prints and kind < 0.12 and len(text) < 14:
            image, text = labelled(text, fonts, prints)
            line = image and damaged(image)
        elif prints and kind < 0.22:
            text = random.choice(LABELS) if kind < 0.15 else text
            line = damaged(by_font(text, random.choice(prints)))
        elif all(c in '0123456789- ' for c in text) and random.random() < people:
            line = damaged(by_people(text, held))
        else:
            line = damaged(by_font(text, random.choice(fonts)))
        if line is not None and line.shape[1] <= 520:
            return line, text
