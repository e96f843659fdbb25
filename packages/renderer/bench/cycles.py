"""Renders exported scenes with Blender Cycles: blender -b -P cycles.py -- scene.json jobs.json"""

import json
import math
import sys
import time

import bpy
from mathutils import Vector

scene_file, jobs_file = sys.argv[sys.argv.index("--") + 1 :]
with open(scene_file) as file:
    description = json.load(file)
with open(jobs_file) as file:
    jobs = json.load(file)

bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene


def build_material(index, spec):
    material = bpy.data.materials.new(f"material-{index}")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    output = nodes.new("ShaderNodeOutputMaterial")
    color = [*(spec.get("color") or [0.5, 0.5, 0.5]), 1]

    def shader(kind, **values):
        node = nodes.new(kind)
        for name, value in values.items():
            node.inputs[name].default_value = value
        return node

    if spec["kind"] == "light":
        surface = shader("ShaderNodeEmission", Color=color)
    elif spec["kind"] == "metal":
        surface = shader("ShaderNodeBsdfGlossy", Color=color, Roughness=spec["roughness"])
    elif spec["kind"] == "glass":
        surface = nodes.new("ShaderNodeMixShader")
        fresnel = shader("ShaderNodeFresnel", IOR=spec["ior"])
        links.new(fresnel.outputs[0], surface.inputs[0])
        links.new(shader("ShaderNodeBsdfTransparent", Color=color).outputs[0], surface.inputs[1])
        links.new(shader("ShaderNodeBsdfGlossy", Roughness=0).outputs[0], surface.inputs[2])
    else:
        diffuse = shader("ShaderNodeBsdfDiffuse", Color=color)
        if "image" in spec:
            image = spec["image"]
            texture = nodes.new("ShaderNodeTexImage")
            texture.image = bpy.data.images.load(image["file"], check_existing=True)
            coordinates, mapping = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeMapping")
            mapping.inputs["Scale"].default_value = (1 / image["width"], 1 / image["height"], 1)
            links.new(coordinates.outputs["UV"], mapping.inputs["Vector"])
            links.new(mapping.outputs["Vector"], texture.inputs["Vector"])
            links.new(texture.outputs["Color"], diffuse.inputs["Color"])
        surface = diffuse
        if spec["kind"] == "coat":
            surface = nodes.new("ShaderNodeMixShader")
            fresnel = shader("ShaderNodeFresnel", IOR=spec["ior"])
            links.new(fresnel.outputs[0], surface.inputs[0])
            links.new(diffuse.outputs[0], surface.inputs[1])
            glossy = shader("ShaderNodeBsdfGlossy", Roughness=spec["roughness"])
            links.new(glossy.outputs[0], surface.inputs[2])
    links.new(surface.outputs[0], output.inputs["Surface"])
    return material


def triples(values, size):
    return [tuple(values[i : i + size]) for i in range(0, len(values), size)]


for index, spec in enumerate(description["meshes"]):
    mesh = bpy.data.meshes.new(spec["name"])
    indices = spec["indices"]
    mesh.from_pydata(triples(spec["positions"], 3), [], triples(indices, 3))
    layer = mesh.uv_layers.new()
    for loop, vertex in enumerate(indices):
        layer.data[loop].uv = spec["uvs"][2 * vertex : 2 * vertex + 2]
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.normals_split_custom_set_from_vertices(triples(spec["normals"], 3))
    mesh.materials.append(build_material(index, spec["material"]))
    scene.collection.objects.link(bpy.data.objects.new(spec["name"], mesh))

camera = bpy.data.cameras.new("camera")
camera.sensor_fit = "HORIZONTAL"
camera.angle = math.radians(description["camera"]["horizontalFov"])
camera.clip_start = description["camera"]["clip"]
camera.shift_y = description["camera"]["shift"]
holder = bpy.data.objects.new("camera", camera)
position = Vector(description["camera"]["position"])
holder.location = position
holder.rotation_euler = (Vector(description["camera"]["target"]) - position).to_track_quat("-Z", "Y").to_euler()
scene.collection.objects.link(holder)
scene.camera = holder

world = bpy.data.worlds.new("world")
world.use_nodes = True
world.node_tree.nodes["Background"].inputs[1].default_value = 0
scene.world = world
render, cycles = scene.render, scene.cycles
render.engine = "CYCLES"
render.resolution_x, render.resolution_y = description["width"], description["height"]
render.threads_mode, render.threads = "FIXED", jobs["threads"]
render.image_settings.file_format = "PNG"
scene.view_settings.view_transform = "Standard"
scene.view_settings.exposure = math.log2(jobs["gain"])
cycles.device = "CPU"
cycles.use_denoising = False
cycles.use_adaptive_sampling = False
cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 4, 4, 8
cycles.transparent_max_bounces, cycles.max_bounces = 8, 12
cycles.sample_clamp_indirect = 10
cycles.pixel_filter_type, cycles.filter_width = "BOX", 1

for job in jobs["renders"]:
    cycles.samples, cycles.seed = job["samples"], job["seed"]
    window = job.get("window")
    render.use_border = render.use_crop_to_border = window is not None
    if window:
        render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = window
    render.filepath = job["file"]
    started = time.monotonic()
    bpy.ops.render.render(write_still=True)
    print("CYCLES", job["file"], time.monotonic() - started, flush=True)
