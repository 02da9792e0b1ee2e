"""Pictures of single characters as the reader sees them: the outline alone, fitted into a square of 16 by 16, 0 paper to 255 ink."""
import glob
import os
import random
import zlib

import numpy as np
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFilter, ImageFont

SIDE = 16
DRAWN = 64
DIGITS = '0123456789'
LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
SIGNS = '.,-\'":;/()&@#%$+*?!=_<>[]|'
ALPHABET = DIGITS + LETTERS + SIGNS
OTHER = len(ALPHABET)
OTHERS = 'ÀÄÅÇÈÉÊËÍÑÓÔÖØÚÜßàáâäåæçèéêëíîïñóôöøúü€£¥§©®°±²³¼½¾µ¶·×÷ΓΔΘΛΞΠΣΦΨΩαβγδεζηθκλμνξπρστφχψωБГДЖЗИЙЛПУФЦЧШЩЪЫЬЭЮЯбвгдежзийлпфцчшщъыьэюя‘’“”–—…•†‡™←→■□▪►◆★✓'
HELD_BACK = ('archivo', 'barlow', 'carlito', 'dm-sans', 'eb-garamond', 'exo-2', 'fira-mono', 'ibm-plex-serif', 'josefin-sans', 'kanit',
             'merriweather', 'mulish', 'overpass', 'pt-sans', 'playfair-display', 'roboto-slab', 'space-mono', 'tinos', 'titillium-web',
             'ubuntu', 'NimbusSans', 'texgyrepagella', 'LinLibertine', 'vollkorn', 'courier-prime', 'zilla-slab')


def paths():
    folder = os.environ['MATERIAL']
    debian = [path for kind in ('ttf', 'otf') for path in glob.glob('/usr/share/fonts/**/*.' + kind, recursive=True)]
    debian = [path for path in debian if 'aenigma' not in path or hash_of(path) % 8 == 0]
    return sorted(glob.glob(os.path.join(folder, 'fonts', '*-[47]00-*.woff')) + debian)


def hash_of(path):
    return zlib.crc32(os.path.basename(path).encode())


def is_held_back(path):
    name = os.path.basename(path)
    return any(name == held or name.startswith(held + '-') for held in HELD_BACK)


def characters_of(path):
    """The characters that a font has; none for symbol fonts and fonts that lack digits or letters."""
    try:
        known = TTFont(path, fontNumber=0, lazy=True).getBestCmap()
    except Exception:
        return ''
    if not all(ord(each) in known for each in DIGITS + 'AZaz'):
        return ''
    return ''.join(each for each in ALPHABET + OTHERS if ord(each) in known)


def draw(font, character):
    """A character drawn large; None where it draws nothing."""
    picture = Image.new('L', (5 * DRAWN // 2, 2 * DRAWN))
    ImageDraw.Draw(picture).text((DRAWN // 2, DRAWN // 3), character, fill=255, font=font)
    box = picture.getbbox()
    return picture.crop(box) if box else None


def fitted(picture):
    """Fits the ink into the square, its sides in their proportion."""
    box = picture.getbbox()
    if not box:
        return None
    picture = picture.crop(box)
    width, height = picture.size
    side = max(width, height)
    square = Image.new('L', (side, side))
    square.paste(picture, ((side - width) // 2, (side - height) // 2))
    return np.asarray(square.resize((SIDE, SIDE), Image.BOX))


def changed(picture, rng):
    """The same character slanted, stretched, thinner or bolder."""
    width, height = picture.size
    pad = 12
    canvas = Image.new('L', (width + 2 * pad + 2 * height // 3, height + 2 * pad))
    canvas.paste(picture, (pad + height // 3, pad))
    shear = rng.uniform(-0.1, 0.3) if rng.random() < 0.6 else 0
    turn = rng.uniform(-0.06, 0.06) if rng.random() < 0.4 else 0
    canvas = canvas.transform(canvas.size, Image.AFFINE, (1, shear, -shear * canvas.size[1] / 2, turn, 1, -turn * canvas.size[0] / 2), Image.BILINEAR)
    weight = rng.random()
    if weight < 0.25:
        canvas = canvas.filter(ImageFilter.MaxFilter(rng.choice([3, 5])))
    elif weight < 0.45:
        thin = canvas.filter(ImageFilter.MinFilter(3))
        if np.asarray(thin).sum() > 0.35 * np.asarray(canvas).sum():
            canvas = thin
    stretch = rng.uniform(0.72, 1.3)
    return canvas.resize((max(1, int(canvas.size[0] * stretch)), canvas.size[1]), Image.BILINEAR)


def samples(path, variants, rng):
    """(character, picture) of a font: as it is, and so many times changed."""
    try:
        font = ImageFont.truetype(path, DRAWN)
    except OSError:
        return
    for character in characters_of(path):
        picture = draw(font, character)
        if picture is None:
            continue
        if max(picture.size) > 1.9 * DRAWN:
            continue
        yield character, fitted(picture)
        for _ in range(variants):
            one = fitted(changed(picture, rng))
            if one is not None:
                yield character, one
